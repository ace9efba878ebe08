import { stripVTControlCharacters } from 'node:util';

/** How long a program is quiet before it is answered: after words without the end of their line, as questions are. */
const ASKED_MS = 300;
/** And after a whole line, with which it may as well tell what it is busy with. */
const TOLD_MS = 1500;
/** How often the same may be asked one time after the other. */
const TIMES = 10;
const KEPT_CHARS = 4096;
const ENTER = '\r';

/** Answers a program that is at a terminal, and sees where it asks the same for ever. */
export class Typist {
  readonly #answers: readonly string[];
  readonly #type: (keys: string) => void;
  readonly #tired: () => void;
  #at = 0;
  #typed = '';
  #said = '';
  #question = '';
  #times = 0;
  #pause: NodeJS.Timeout | undefined;

  /** `tired` is called when the program has asked for ever. */
  constructor(answers: readonly string[], type: (keys: string) => void, tired: () => void) {
    this.#answers = answers;
    this.#type = type;
    this.#tired = tired;
  }

  hear(bytes: Buffer): void {
    this.#said = (this.#said + bytes.toString()).slice(-KEPT_CHARS);
    clearTimeout(this.#pause);
    if (this.#answers.length === 0 || this.#lastLine() === '') return;
    const told = /[\r\n]\s*$/.test(stripVTControlCharacters(this.#said));
    this.#pause = setTimeout(() => this.#answer(told), told ? TOLD_MS : ASKED_MS);
  }

  end(): void {
    clearTimeout(this.#pause);
  }

  /** Of what the program has said since it was answered last. The terminal repeats what is typed. */
  #lastLine(): string {
    const text = stripVTControlCharacters(this.#said);
    const own = text.startsWith(this.#typed) ? text.slice(this.#typed.length) : text;
    const lines = own.split(/[\r\n]+/).map((line) => line.trim());
    return lines.findLast((line) => line !== '' && !this.#repeats(line)) ?? '';
  }

  /** Prompts that draw themselves write the question once more, with the answer behind it. */
  #repeats(line: string): boolean {
    const longer = this.#question !== '' && this.#typed !== '' && line.length > this.#question.length;
    return longer && line.startsWith(this.#question) && line.endsWith(this.#typed);
  }

  #answer(told: boolean): void {
    const line = this.#lastLine();
    // Telling the same again and again is not asking.
    const asked = !told || line.includes('?');
    this.#times = asked && line === this.#question ? this.#times + 1 : 1;
    this.#question = asked ? line : '';
    if (this.#times > TIMES) {
      this.#tired();
      return;
    }
    const answer = this.#answers[Math.min(this.#at++, this.#answers.length - 1)]!;
    this.#said = '';
    this.#typed = answer;
    this.#type(/^[\0-\x1f]$/.test(answer) ? answer : answer + ENTER);
  }
}
