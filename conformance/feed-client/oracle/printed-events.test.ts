import { describe, expect, test } from 'vitest';
import { printedEvents } from './printed-events.ts';

/** The ids of the events that a text shows. */
const ids = (text: string) => printedEvents(text)?.map(({ id }) => (id?.kind === 'number' ? id.text : id?.kind));

describe('events are found in what a program prints', () => {
  test.each([
    ['a list', '[{"id": 1}, {"id": 2}]', ['1', '2']],
    ['an envelope', '{"meta": {"status": 200}, "data": [{"id": 1, "times": [{"start": null}]}]}', ['1']],
    ['an envelope of another name', '{"status": 200, "events": [{"id": 1}]}', ['1']],
    ['an event on each line', '{"id": 1}\n{"id": 2}\n', ['1', '2']],
    ['one event, whose times are no list of events', '{"id": 1, "times": [{"start": null, "end": null}]}', ['1']],
    ['a list among other text', 'GET [cached] {2 events}\n[\n {"id": 1}\n]\ndone', ['1']],
    ['the last of several lists', '[{"id": 1}]\n[{"id": 1}, {"id": 2}]\n', ['1', '2']],
    ['a list before a report with an empty one', '[{"id": 1}]\n{"took": 12, "retries": []}\n', ['1']],
    ['a list beside an empty one', '{"warnings": [], "events": [{"id": 1}]}', ['1']],
    ['a list that has become empty', '{"events": [{"id": 1}]}\n{"events": []}\n', []],
    ['a list beside an empty one, that has become empty', '{"a": [], "b": [{"id": 1}]}\n{"a": [], "b": []}\n', []],
    ['integers of any size', '[{"id": 9007199254740993}]', ['9007199254740993']],
    ['null beside events', '[null, {"id": 1}]', ['1']],
    ['an event without members', '[{}, {"id": 1}]', [undefined, '1']],
    ['no events', '[]', []],
    ['no data', '{"meta": {}, "data": null}', []],
    ['nothing', '\n', []],
    ['null behind a list', '[{"id": 1}]\nnull\n', []],
    ['a list of something else', '["a", "b"]\n', []],
    ['a list of something else after each look', '["a"]\n["a"]\n', []],
    ['an envelope with a list of something else', '{"meta": {"status": 401}, "data": ["no key"]}', []],
  ])('%s', (_what, text, found) => expect(ids(text)).toEqual(found));

  test.each(['Error: no key', '{"error": "no key"}', '["a", "b"] as text', 'Error [1, 2]', '{"id'])(
    '%s shows no list',
    (text) => expect(ids(text)).toBeUndefined(),
  );

  test('by the names that the program gives them', () => {
    const [event] = printedEvents('[{"summary": "a", "url": {"href": "b"}}]', { title: 'summary', link: 'url.href' })!;
    expect(Object.keys(event!)).toEqual(['title', 'link']);
  });

  test('in a text of many brackets, within a second', () => {
    expect(ids('['.repeat(200_000))).toBeUndefined();
  });
});
