/** A model of a feed that is published into: what it has to list after any steps. */

import type { Defect } from '../../../core/check/defect.ts';
import type { FeedForm, FeedStep } from './steps.ts';

/** One version of an item: its title, and only its, holds `word`; whatever the version, it holds `mark`. */
export interface FeedItem {
  readonly mark: string;
  readonly word: string;
}

/** The feed that the steps are taken with. What it does not answer soundly it throws. */
export interface FeedDriver {
  /** Publishes a new item, or `item` in another version; undefined where the feed cannot have it. */
  publish(item?: FeedItem): Promise<FeedItem | undefined>;
  /** The item in another version; undefined where the feed cannot have it. */
  update(item: FeedItem): Promise<FeedItem | undefined>;
  withdraw(item: FeedItem): Promise<void>;
  /** The list as text, once `good` holds of it or the time for that is over; undefined where it is no list. */
  look(form: FeedForm, good: (text: string) => boolean): Promise<string | undefined>;
}

/**
 * - `lost`: an item that was published is not listed
 * - `stale`: an item is listed as it was before its last change
 * - `back`: an item that was withdrawn is listed
 */
export type FeedModelReason = 'lost' | 'stale' | 'back';

/** Takes steps with a feed and holds what it lists against what was published. */
export class FeedModel {
  readonly #driver: FeedDriver;
  readonly #there: FeedItem[] = [];
  readonly #withdrawn: FeedItem[] = [];
  /** What titles were before. */
  readonly #old = new Set<string>();
  #writesLeft: number;

  /** `writes`: how many publications, changes and withdrawals there may be. */
  constructor(driver: FeedDriver, writes: number) {
    this.#driver = driver;
    this.#writesLeft = writes;
  }

  /** Takes one step; tells what is wrong with what came of it. One for which there is nothing is passed over. */
  async take(step: FeedStep): Promise<Defect<FeedModelReason> | undefined> {
    if (step.kind === 'look') return this.look(step.form);
    if (this.#writesLeft === 0) return undefined;
    const place =
      'back' in step && this.#there.length > 0 ? this.#there.length - 1 - (step.back % this.#there.length) : -1;
    const item = this.#there[place];
    if (step.kind === 'publish') await this.#publish();
    else if (step.kind === 'again' && this.#withdrawn.length > 0) {
      // What has not gone cannot be published again.
      const defect = await this.look('json');
      if (defect) return defect;
      await this.#publish(this.#withdrawn.pop());
    } else if (step.kind === 'update' && item) await this.#update(place, item);
    else if (step.kind === 'withdraw' && item) {
      this.#writesLeft--;
      await this.#driver.withdraw(item);
      this.#there.splice(place, 1);
      this.#withdrawn.push(item);
    }
    return undefined;
  }

  /** Looks at the list in a form. */
  async look(form: FeedForm): Promise<Defect<FeedModelReason> | undefined> {
    const text = await this.#driver.look(form, (text) => this.#defect(text) === undefined);
    const defect = text === undefined ? undefined : this.#defect(text);
    return defect && { ...defect, at: `the ${form.toUpperCase()}` };
  }

  async #publish(before?: FeedItem): Promise<void> {
    this.#writesLeft--;
    if (before) this.#old.add(before.word);
    const item = await this.#driver.publish(before);
    if (item) this.#there.push(item);
  }

  async #update(place: number, item: FeedItem): Promise<void> {
    this.#writesLeft--;
    const next = await this.#driver.update(item);
    if (!next || next.word === item.word) return;
    this.#old.add(item.word);
    this.#there[place] = next;
  }

  #defect(text: string): Defect<FeedModelReason> | undefined {
    const stale = [...this.#old].find(
      (word) => text.includes(word) && this.#there.some(({ mark }) => word.includes(mark)),
    );
    if (stale !== undefined) return { reason: 'stale', expected: 'the item as it was changed last', actual: stale };
    for (const { mark, word } of this.#there) {
      if (text.includes(word)) continue;
      return {
        reason: 'lost',
        expected: `an item with ${word}`,
        actual: text.includes(mark) ? 'it as it never was' : 'no such item',
      };
    }
    const back = this.#withdrawn.find(({ mark }) => text.includes(mark));
    return back && { reason: 'back', expected: 'no item that was withdrawn', actual: back.word };
  }
}
