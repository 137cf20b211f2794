import { MOST_STARS, starsInWords } from '@site/src/lib/incidents';

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 80;
const LINE = 76;

/** The words of a title in lines that aren't wider than the picture. */
function linesOf(context: CanvasRenderingContext2D, title: string): readonly string[] {
  const lines = [''];
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (context.measureText(longer).width > WIDTH - 2 * EDGE) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function star(context: CanvasRenderingContext2D, x: number, y: number, isFull: boolean): void {
  context.beginPath();
  for (let at = 0; at < 10; at += 1) {
    const [angle, radius] = [(at * Math.PI) / 5 - Math.PI / 2, at % 2 === 0 ? 40 : 17];
    context.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  context.closePath();
  if (isFull) context.fill();
  else context.stroke();
}

/** Draws what someone has solved, in the page's colours, and saves it as a PNG. */
export async function savePicture(title: string, stars: number): Promise<void> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext('2d');
  if (!context) return;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const write = (font: string, ink: string, text: string, y: number) => {
    context.font = font;
    context.fillStyle = colour(ink);
    context.fillText(text, EDGE, y);
  };
  context.fillStyle = colour('paper');
  context.fillRect(0, 0, WIDTH, HEIGHT);
  write('600 30px Archivo, sans-serif', 'quiet', 'Broken server, solved', 120);
  context.font = '700 64px Archivo, sans-serif';
  linesOf(context, title).forEach((line, at) =>
    write('700 64px Archivo, sans-serif', 'ink', line, 220 + at * LINE),
  );
  context.fillStyle = context.strokeStyle = colour('signal');
  context.lineWidth = 3;
  for (let at = 0; at < MOST_STARS; at += 1) star(context, EDGE + 40 + at * 100, 460, at < stars);
  write('600 30px Archivo, sans-serif', 'quiet', starsInWords(stars), 555);
  context.textAlign = 'end';
  context.fillText(window.location.host, WIDTH - EDGE, 555);
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!made) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(made);
  link.download = 'broken-server.png';
  link.click();
  URL.revokeObjectURL(link.href);
}
