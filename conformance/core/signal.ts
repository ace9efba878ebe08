import type { Defect } from './defect.ts';
import type { ExchangeId } from './exchange.ts';
import type { ReasonKey } from './reason.ts';

/** Thrown inside a check by its trial to end it. Nobody but the session catches one. */
export abstract class Signal extends Error {}

/** The check found its requirement broken. */
export class Judged extends Signal {
  readonly defect: Defect;
  readonly exchange: ExchangeId | undefined;
  constructor(defect: Defect, exchange: ExchangeId | undefined) {
    super(defect.reason);
    this.defect = defect;
    this.exchange = exchange;
  }
}

/** A premise does not hold; the check named by `owner` carries the failure. */
export class PremiseFailed extends Signal {
  readonly owner: ReasonKey;
  readonly defect: Defect;
  readonly exchange: ExchangeId | undefined;
  constructor(owner: ReasonKey, defect: Defect, exchange: ExchangeId | undefined) {
    super(owner);
    this.owner = owner;
    this.defect = defect;
    this.exchange = exchange;
  }
}

/** The target has no subject for this check. */
export class NotApplicable extends Signal {}

/** The check could not come to a judgement. */
export class Inconclusive extends Signal {}
