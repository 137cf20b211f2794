import path from 'node:path';
import { V86 } from 'v86';
import { Channel, type Emulator } from '../src/run.ts';
import { config } from './place.ts';

/** The emulator's program. */
export const WASM = path.join(import.meta.dirname, '../../../node_modules/v86/build/v86.wasm');
/** Programs that nearly every answer uses, so that they are in the state already. */
const WARM =
  'echo 1 > /run/practice/ahead; cd /tmp; printf "b 1\\na 2\\n" > f; grep -c a f; awk "{ print \\$1 }" f | sort | uniq -c; cut -d " " -f 1 f | head -n 1; cat f; ls -l; wc -l f; sh -c :; rm f; date; sleep 0.1';
const MINUTES = 3;

/** Boots the machine from a folder with its kernel, tree and files, and returns its state with the agent waiting. */
export async function boot(folder: string, bios: string, kernel: string): Promise<ArrayBuffer> {
  const emulator = new V86({
    wasm_path: WASM,
    memory_size: config.memory << 20,
    bios: { url: path.join(bios, 'bios.bin') },
    vga_bios: { url: path.join(bios, 'vgabios-stdvga.bin') },
    bzimage: { url: kernel },
    cmdline:
      'root=host9p rootfstype=9p rootflags=trans=virtio,version=9p2000.L,cache=loose rw init=/usr/sbin/init init_on_free=1 quiet loglevel=1 console=ttyS2 nokaslr',
    filesystem: {
      basefs: path.join(folder, 'tree.json'),
      baseurl: `${path.join(folder, 'files')}/`,
    },
    uart1: true,
    uart2: true,
    disable_speaker: true,
    autostart: true,
  }) as unknown as Emulator;
  const lines: string[] = [''];
  emulator.add_listener('serial2-output-byte', (byte) => {
    if (byte === 10) lines.push('');
    else lines.push(`${lines.pop()}${String.fromCharCode(byte)}`);
  });
  const channel = new Channel(emulator);
  const late = new Promise<never>((_resolve, reject) => {
    const say = () =>
      reject(
        new Error(`The machine did not start. Its last lines:\n${lines.slice(-20).join('\n')}`),
      );
    setTimeout(say, MINUTES * 60_000).unref();
  });
  await Promise.race([channel.ready(), late]);
  for (const user of ['ubuntu', 'root'] as const) {
    const isReady = channel.ready();
    const warmed = await channel.run({ script: WARM }, user);
    await isReady;
    if (warmed.status !== 0) throw new Error(`The machine is not whole: ${warmed.err}`);
  }
  await emulator.stop();
  const state = await emulator.save_state();
  await emulator.destroy();
  return state;
}
