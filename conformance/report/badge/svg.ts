import type { Report } from '../document/report.ts';
import { type Element, element, xmlDocument } from '../junit/xml.ts';
import { badgeOf } from './badge.ts';

const HEIGHT = 20;
const FONT_SIZE = 11;
const LABEL_COLOUR = '#444444';
/** The space at both sides of a text. */
const MARGIN = 6;

/** The width of a text at that size, in pixels: near enough, since `textLength` makes any font keep to it. */
const widthOf = (text: string): number =>
  Math.round([...text].reduce((sum, char) => sum + (/[ijlft.,:]/.test(char) ? 4 : /[mw]/.test(char) ? 10 : 6.6), 0));

/**
 * The badge as a picture that needs nothing else: no font that has to be loaded, no style, no script. Screen readers
 * read its title.
 */
export function badgeSvg(report: Report): string {
  const { label, message, colour } = badgeOf(report);
  const left = widthOf(label) + 2 * MARGIN;
  const right = widthOf(message) + 2 * MARGIN;
  const width = String(left + right);
  const title = `${label}: ${message}`;
  return xmlDocument(
    element(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', width, height: `${HEIGHT}`, role: 'img', 'aria-label': title },
      [
        element('title', {}, title),
        element('clipPath', { id: 'touchstone-corners' }, [rectangle(0, left + right, '#ffffff', { rx: '3' })]),
        element('g', { 'clip-path': 'url(#touchstone-corners)' }, [
          rectangle(0, left, LABEL_COLOUR),
          rectangle(left, right, colour.hex),
        ]),
        element(
          'g',
          { fill: '#ffffff', 'font-family': 'Verdana, DejaVu Sans, sans-serif', 'font-size': `${FONT_SIZE}` },
          [words(label, MARGIN), words(message, left + MARGIN)],
        ),
      ],
    ),
  );
}

function rectangle(x: number, width: number, fill: string, more: Element['attributes'] = {}): Element {
  return element('rect', { x: `${x}`, width: `${width}`, height: `${HEIGHT}`, fill, ...more });
}

function words(text: string, x: number): Element {
  const textLength = String(widthOf(text));
  return element('text', { x: `${x}`, y: '14', textLength, lengthAdjust: 'spacingAndGlyphs' }, text);
}
