/** A file of an archive. */
export interface TarFile {
  /** Path inside the archive, with slashes. */
  name: string;
  isExecutable: boolean;
  content: Buffer;
}

const BLOCK = 512;
const octal = (value: number, width: number) => `${value.toString(8).padStart(width - 1, '0')}\0`;

function header({ name, isExecutable, content }: TarFile): Buffer {
  const block = Buffer.alloc(BLOCK);
  if (Buffer.byteLength(name) > 100)
    throw new Error(`${name} is longer than the 100 bytes that an archive's header holds`);
  const put = (text: string, at: number) => block.write(text, at, 'utf8');
  put(name, 0);
  put(octal(isExecutable ? 0o755 : 0o644, 8), 100);
  put(octal(0, 8), 108);
  put(octal(0, 8), 116);
  put(octal(content.length, 12), 124);
  // No day of the build: the same files make the same bytes.
  put(octal(0, 12), 136);
  put(' '.repeat(8), 148);
  put('0', 156);
  put('ustar\u000000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  put(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/** An archive in the form of tar that depends on nothing but the files, in the order of their names. */
export function tarOf(files: readonly TarFile[]): Buffer {
  const sorted = [...files].sort((one, other) => (one.name < other.name ? -1 : 1));
  const parts = sorted.flatMap((file) => {
    const rest = (BLOCK - (file.content.length % BLOCK)) % BLOCK;
    return [header(file), file.content, Buffer.alloc(rest)];
  });
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
}
