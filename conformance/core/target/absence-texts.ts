import type { Absence } from './target.ts';

/** Why a facet is absent, in words, for a facet for which its suite has no remedy. */
export const ABSENCE_TEXTS: Readonly<Record<Absence, string>> = {
  'not-offered': 'not offered, or not given to this run',
  'not-allowed': 'not allowed in this run (--allow-writes allows it)',
  without: 'left out by --without',
  'not-given': 'what is needed to judge it was not given',
};
