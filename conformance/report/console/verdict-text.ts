import type { Verdict } from '../../core/verdict/verdict.ts';

/** Each verdict in words for people. */
export const VERDICT_TEXTS: Readonly<Record<Verdict, string>> = {
  conformant: 'conformant',
  'not-conformant': 'not conformant',
  usage: 'wrong usage',
  incomplete: 'incomplete: something that must hold was not judged',
  unreachable: 'unreachable: there was no answer',
  'stale-baseline': 'stale baseline: an expected failure no longer happens',
  'suite-fault': 'a fault of Touchstone itself; please report it',
};
