import { styleText } from 'node:util';

/** A colour or a weight. */
export type Style = Parameters<typeof styleText>[0];
/** Colours a text, or returns it unchanged. */
export type Paint = (style: Style, text: string) => string;

/** The painter of a terminal, or of a file. */
export function painter(colour: boolean): Paint {
  return (style, text) => (colour ? styleText(style, text, { validateStream: false }) : text);
}
