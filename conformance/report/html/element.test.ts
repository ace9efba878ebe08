import { assert, property } from 'fast-check';
import { parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { withVisibleControls } from '../../core/text/legible-text.ts';
import { anyText } from '../document/any-report.test-tool.ts';
import { htmlElement } from './element.ts';

test('a text and an attribute come out of a reader of HTML as they went in', () => {
  assert(
    property(anyText, anyText, (given, other) => {
      const [text, value] = [withVisibleControls(given), withVisibleControls(other)];
      const { childNodes } = parseFragment(htmlElement('p', { title: value, id: 'a' }, text, htmlElement('b')).html);
      const [paragraph] = childNodes as never as [
        { attrs: unknown; childNodes: { value?: string; nodeName: string }[] },
      ];
      expect(childNodes).toHaveLength(1);
      expect(paragraph.attrs).toEqual([
        { name: 'title', value },
        { name: 'id', value: 'a' },
      ]);
      const texts = paragraph.childNodes.filter(({ nodeName }) => nodeName === '#text');
      expect(texts.map((node) => node.value).join('')).toBe(text);
      expect(paragraph.childNodes.at(-1)!.nodeName).toBe('b');
    }),
  );
});

describe('attributes', () => {
  test.each([
    [{ hidden: true }, '<p hidden></p>'],
    [{ hidden: false, id: undefined }, '<p></p>'],
    [{ tabindex: -1 }, '<p tabindex="-1"></p>'],
  ])('%j', (attributes, html) => expect(htmlElement('p', attributes).html).toBe(html));
});

test('a void element has no end', () => expect(htmlElement('input', { id: 'a' }).html).toBe('<input id="a">'));

test('what is left out leaves nothing', () => {
  expect(htmlElement('p', {}, undefined, false, [0, ['', 'a']]).html).toBe('<p>0a</p>');
});
