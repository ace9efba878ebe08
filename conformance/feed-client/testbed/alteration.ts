/** Declares faults and variants of the reference client. */
import type { FeedClientRig } from '../../../src/reference/feed-client/index.ts';
import {
  type AlterationNeeds,
  type DeclaredFault,
  type DeclaredVariant,
  fault,
  variant,
} from '../../core/alteration/alteration.ts';

/** What an altered client needs to show its alteration. */
export interface FeedClientNeeds extends AlterationNeeds {
  /** How it is used. Default: as a reader of the list. */
  readonly as?: 'list' | 'event' | 'poll';
  /** What it reads. Default: JSON. */
  readonly format?: 'json' | 'xml' | 'jsonp';
}

/** A client that takes a wrong answer for right, or refuses a right one. */
export const readerFault = (body: DeclaredFault<FeedClientRig, FeedClientNeeds>) =>
  fault<FeedClientRig, FeedClientNeeds>(body);

/** A client that is unusual but right. */
export const readerVariant = (body: DeclaredVariant<FeedClientRig, FeedClientNeeds>) =>
  variant<FeedClientRig, FeedClientNeeds>(body);
