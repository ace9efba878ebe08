import { stripVTControlCharacters } from 'node:util';

/** How long a program is quiet before it gets an answer after an incomplete line, as questions are. */
const ASKED_MS = 300;
/** How long after a whole line, which may as well be a progress message. */
const TOLD_MS = 1500;
/** How often a program may ask the same question consecutively. */
const TIMES = 10;
const KEPT_CHARS = 4096;
const ENTER = '\r';

/** Answers a program at a terminal, and detects a question that is repeated without end. */
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

  /** `tired` is called when the program repeats a question without end. */
  constructor(answers: readonly string[], type: (keys: string) => void, tired: () => void) {
    this.#answers = answers;
    this.#type = type;
    this.#tired = tired;
  }

  hear(bytes: Buffer): void {
    this.#said = (this.#said + bytes.toString()).slice(-KEPT_CHARS);
    clearTimeout(this.#pause);
    if (this.#answers.length === 0 || this.#lastLine() === '') return;
    const said = stripVTControlCharacters(this.#said);
    const wholeLine = /[\r\n]/.test(said.slice(said.trimEnd().length));
    this.#pause = setTimeout(() => this.#answer(wholeLine), wholeLine ? TOLD_MS : ASKED_MS);
  }

  end(): void {
    clearTimeout(this.#pause);
  }

  /** The last line of the output since the last answer, without the echo of the answer. */
  #lastLine(): string {
    const text = stripVTControlCharacters(this.#said);
    const output = text.startsWith(this.#typed) ? text.slice(this.#typed.length) : text;
    const lines = output.split(/[\r\n]+/).map((line) => line.trim());
    return lines.findLast((line) => line !== '' && !this.#repeats(line)) ?? '';
  }

  /** Whether a prompt redrew itself: it writes the question again, followed by the answer. */
  #repeats(line: string): boolean {
    const longer = this.#question !== '' && this.#typed !== '' && line.length > this.#question.length;
    return longer && line.startsWith(this.#question) && line.endsWith(this.#typed);
  }

  #answer(wholeLine: boolean): void {
    const line = this.#lastLine();
    // A repeated whole line is a question only with a question mark.
    const isQuestion = !wholeLine || line.includes('?');
    this.#times = isQuestion && line === this.#question ? this.#times + 1 : 1;
    this.#question = isQuestion ? line : '';
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
