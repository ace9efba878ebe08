/** Declares faults and variants of the reference migration tool. */
import type { Parts } from '../../../src/reference/migration/index.ts';
import {
  type DeclaredFault,
  type DeclaredVariant,
  type Fault,
  fault,
  type Variant,
  variant,
} from '../../core/alteration/alteration.ts';
import type { MigrationNeeds } from './needs.ts';

/** A reference migration tool that is wrong on purpose. */
export const migrationFault = (body: DeclaredFault<Parts, MigrationNeeds>): Fault<Parts, MigrationNeeds> => fault(body);

/** A reference migration tool that is unusual but correct. */
export const migrationVariant = (body: DeclaredVariant<Parts, MigrationNeeds>): Variant<Parts, MigrationNeeds> =>
  variant(body);
