import { type Content, htmlElement, type PageElement } from './element.ts';

/** A section of the page, to which its contents link. */
export interface PageSection {
  readonly id: string;
  readonly title: string;
  readonly content: readonly Content[];
}

/** A section with this content. */
export const section = (id: string, title: string, ...content: Content[]): PageSection => ({ id, title, content });

/** The section with its heading. */
export function sectionElement({ id, title, content }: PageSection): PageElement {
  return htmlElement(
    'section',
    { id, 'aria-labelledby': `${id}-title` },
    htmlElement('h2', { id: `${id}-title` }, title),
    ...content,
  );
}

/** Links to the sections of the page. */
export function contentsList(sections: readonly PageSection[]): PageElement {
  const links = sections.map(({ id, title }) => htmlElement('li', {}, htmlElement('a', { href: `#${id}` }, title)));
  return htmlElement('nav', { 'aria-label': 'Sections' }, htmlElement('ul', {}, links));
}
