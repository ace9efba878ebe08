import { createHash } from 'node:crypto';
import { legibleText } from '../../core/text/legible-text.ts';
import { VERDICT_TEXTS } from '../console/verdict-text.ts';
import type { Report } from '../document/report.ts';
import { htmlElement, type PageElement, rawHtmlElement } from './element.ts';
import { SCRIPT } from './script.ts';
import { STYLE } from './style.ts';

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The title, style and script of a page. No text of others may be in the style or the script. */
export interface HeadParts {
  readonly title: string;
  readonly style: string;
  readonly script: string;
}

/** Only this style and this script (Content Security Policy Level 3, section 8.3): nothing is loaded, sent or framed. */
const policy = ({ style, script }: HeadParts): string =>
  [
    "default-src 'none'",
    `style-src ${sha256(style)}`,
    `script-src ${sha256(script)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** The head of any page, with its style. */
export function headElement(parts: HeadParts): PageElement {
  return htmlElement(
    'head',
    {},
    htmlElement('meta', { charset: 'utf-8' }),
    htmlElement('meta', { 'http-equiv': 'Content-Security-Policy', content: policy(parts) }),
    htmlElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    htmlElement('meta', { name: 'color-scheme', content: 'light dark' }),
    htmlElement('meta', { name: 'referrer', content: 'no-referrer' }),
    htmlElement('title', {}, parts.title),
    rawHtmlElement('style', parts.style),
  );
}

/** The head of the page of a report. */
export function pageHead({ suite, target, verdict }: Report): PageElement {
  const title = `${VERDICT_TEXTS[verdict]} – ${legibleText(String(target.address ?? ''), 100)} – Touchstone ${suite}`;
  return headElement({ title, style: STYLE, script: SCRIPT });
}

/** The script of the page. */
export const pageScript = (): PageElement => rawHtmlElement('script', SCRIPT);
