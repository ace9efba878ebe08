import { createHash } from 'node:crypto';
import { legibleText } from '../../core/text/legible-text.ts';
import { VERDICT_TEXTS } from '../console/verdict-text.ts';
import type { Report } from '../document/document.ts';
import { htmlElement, type PageElement, rawHtmlElement } from './element.ts';
import { SCRIPT } from './script.ts';
import { STYLE } from './style.ts';

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Only this style and this script (Content Security Policy Level 3, section 8.3): nothing is loaded, sent or framed. */
const POLICY = [
  "default-src 'none'",
  `style-src ${sha256(STYLE)}`,
  `script-src ${sha256(SCRIPT)}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The head of the page, with its style. */
export function pageHead({ suite, target, verdict }: Report): PageElement {
  const title = `${VERDICT_TEXTS[verdict]} – ${legibleText(String(target.address ?? ''), 100)} – Touchstone ${suite}`;
  return htmlElement(
    'head',
    {},
    htmlElement('meta', { charset: 'utf-8' }),
    htmlElement('meta', { 'http-equiv': 'Content-Security-Policy', content: POLICY }),
    htmlElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    htmlElement('meta', { name: 'color-scheme', content: 'light dark' }),
    htmlElement('meta', { name: 'referrer', content: 'no-referrer' }),
    htmlElement('title', {}, title),
    rawHtmlElement('style', STYLE),
  );
}

/** The script of the page. */
export const pageScript = (): PageElement => rawHtmlElement('script', SCRIPT);
