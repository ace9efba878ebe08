import { legibleText, withVisibleControls } from '../../core/text/legible-text.ts';
import { htmlElement, type PageElement } from './element.ts';

/** How many bytes stand in a line of a dump: a hash of SHA-256. */
const DUMP_LINE = 32;
/** A body with more lines is folded, and one on a single line that is longer. */
const FOLDED_LINES = 14;
const FOLDED_CHARS = 1200;

/** The beginning of a body, as a report has it. */
interface Body {
  readonly preview: string;
  readonly encoding: 'utf-8' | 'base64';
  /** Length of the whole body in bytes. */
  readonly size: number;
}

/** Text with its line ends. Lines wrap, so that nothing has to be scrolled sideways. */
export const textBlock = (text: string): PageElement => htmlElement('pre', {}, htmlElement('code', {}, text));

/** A body: text as it is, other bytes in hexadecimal digits. It is cut at `limit` UTF-16 units, and says so. */
export function bodyBlock({ preview, encoding, size }: Body, limit: number): PageElement {
  if (size === 0 && preview === '') return htmlElement('p', { class: 'note' }, 'no body');
  const text = encoding === 'utf-8' ? preview : dump(Buffer.from(preview, 'base64').subarray(0, limit / 2));
  const shown = legibleText(text, limit);
  const recorded = encoding === 'utf-8' ? Buffer.byteLength(preview) : Buffer.byteLength(preview, 'base64');
  const limited = withVisibleControls(text).length > limit || (encoding === 'base64' && recorded > limit / 2);
  const more = limited
    ? '; only the beginning is shown, and --report json=FILE has more'
    : '; only the beginning was recorded';
  const kind = encoding === 'base64' ? ' of binary data, in hexadecimal digits' : '';
  const note = `${size} bytes${kind}${limited || recorded < size ? more : ''}`;
  const block = [htmlElement('p', { class: 'note' }, note), textBlock(shown)];
  const long = shown.length > FOLDED_CHARS || shown.split('\n').length > FOLDED_LINES;
  return long
    ? htmlElement('details', {}, htmlElement('summary', {}, `Show ${size} bytes`), block)
    : htmlElement('div', {}, block);
}

function dump(bytes: Buffer): string {
  const lines = [];
  for (let at = 0; at < bytes.length; at += DUMP_LINE)
    lines.push(`${String(at).padStart(4)}  ${bytes.toString('hex', at, at + DUMP_LINE)}`);
  return lines.join('\n');
}
