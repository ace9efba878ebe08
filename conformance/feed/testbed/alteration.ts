/** Declares faults and variants of the reference feed. */
import type { FeedRig } from '../../../src/reference/feed/index.ts';
import {
  type DeclaredFault,
  type DeclaredVariant,
  type Fault,
  fault,
  type Variant,
  variant,
} from '../../core/alteration/alteration.ts';
import type { FeedNeeds } from './needs.ts';

/** A reference feed that is wrong on purpose. */
export const feedFault = (body: DeclaredFault<FeedRig, FeedNeeds>): Fault<FeedRig, FeedNeeds> => fault(body);

/** A reference feed that is odd but right. */
export const feedVariant = (body: DeclaredVariant<FeedRig, FeedNeeds>): Variant<FeedRig, FeedNeeds> => variant(body);
