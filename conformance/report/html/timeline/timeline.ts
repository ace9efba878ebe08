import type { Report } from '../../document/report.ts';
import type { PageSection } from '../page-section.ts';
import { growthSections } from './growth.ts';
import { publishingSections } from './publishing.ts';

/** What happened in the target while it was judged: the growth of a log, the publishing of a feed. */
export function timelineSections({ moments = [] }: Report): readonly PageSection[] {
  return [...growthSections(moments), ...publishingSections(moments)];
}
