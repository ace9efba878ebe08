import { feedExpress } from './feed-express.ts';
import { logRekor } from './log-rekor.ts';
import { logTessera } from './log-tessera.ts';
import { migrationDaostack } from './migration-daostack.ts';
import { migrationReference } from './migration-reference.ts';
import type { Subject } from './subject.ts';

/** A program of others, how many changes of it a whole run judges, and how many at a time. */
export interface Measured {
  readonly subject: Subject;
  readonly sample: number;
  readonly workers: number;
}

/** All of them, in the order of the results. */
export const MEASURED: readonly Measured[] = [
  { subject: logTessera, sample: 100, workers: 1 },
  // Much of its time is waiting: it looks once a second whether an entry is published.
  { subject: logRekor, sample: 60, workers: 4 },
  { subject: feedExpress, sample: 80, workers: 3 },
  { subject: migrationDaostack, sample: 8, workers: 1 },
  { subject: migrationReference, sample: 16, workers: 1 },
];
