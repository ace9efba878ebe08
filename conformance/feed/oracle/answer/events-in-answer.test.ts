import { describe, expect, it } from 'vitest';
import { decodedAnswer } from '../../../transport/http/decoded-answer.ts';
import { eventsInAnswer } from './events-in-answer.ts';
import { effectiveStatus, isSuccessAnswer, metaStatus } from './status.ts';

const answer = (text: string, status = 200) =>
  decodedAnswer({ status, headers: [], body: Buffer.from(text), cut: false }, 1, 1_000_000);
const EVENT = '{"id":1,"title":"Talk","times":[],"type":[],"link":null,"updated":null}';

describe('the events in an answer', () => {
  it('finds events in JSON, under whatever name, in a call and in XML', () => {
    expect(eventsInAnswer(answer(`{"meta":{"status":401},"data":[${EVENT},${EVENT}]}`))).toHaveLength(2);
    expect(eventsInAnswer(answer(`{"events":{"item":[${EVENT}]}}`))).toHaveLength(1);
    expect(eventsInAnswer(answer(`/**/touchstoneReader({"data":[${EVENT}]});`))).toHaveLength(1);
    const xml = '<response><data><item><id>1</id><title>Talk</title><times/><type/></item></data></response>';
    expect(eventsInAnswer(answer(xml))).toHaveLength(1);
    const timeless = '{"id":1,"title":"Talk","type":[],"link":null,"updated":null}';
    expect(eventsInAnswer(answer(`[${timeless}]`))).toHaveLength(1);
  });

  it('finds an event whose members are all null in a list, and nowhere else', () => {
    const nothing = '{"id":null,"title":null,"times":null}';
    expect(eventsInAnswer(answer(`{"data":[${nothing}]}`))).toHaveLength(1);
    expect(eventsInAnswer(answer(`{"data":${nothing}}`))).toHaveLength(0);
  });

  it('finds none in errors, sites, pages and nothing', () => {
    for (const text of [
      '{"meta":{"status":401,"message":"Invalid API key"},"data":[]}',
      '[{"slug":"eng","name":"English","url":"https://feed.example"}]',
      '{"type":"https://feed.example/no-key","title":"No key","status":401,"id":"a1b2"}',
      '{"errors":[{"type":"about:blank","title":"No key","id":7,"link":"https://feed.example/help"}]}',
      '<feed xmlns="http://www.w3.org/2005/Atom"><id>urn:a</id><title>No key</title><updated>2026-01-01T00:00:00Z</updated></feed>',
      '<!doctype html><title>Forbidden</title>',
      '',
    ])
      expect(eventsInAnswer(answer(text))).toEqual([]);
  });

  it('reads the status of an envelope in every format, and that of HTTP without an envelope', () => {
    expect(metaStatus(answer('{"meta":{"status":511}}'))).toBe(511);
    expect(metaStatus(answer('/**/f({"meta":{"requests":-1,"status":401},"data":[]});'))).toBe(401);
    expect(metaStatus(answer('<response><meta><status>204</status></meta></response>'))).toBe(204);
    expect(metaStatus(answer('{"meta":{"status":1404}}'))).toBe(1404);
    expect(metaStatus(answer('/**/f({"meta":{"status":1404},"data":null});'))).toBe(1404);
    expect(metaStatus(answer('{"data":[{"status":511}]}'))).toBeUndefined();
    expect(effectiveStatus(answer('forbidden', 403))).toBe(403);
    expect(isSuccessAnswer(answer('{"meta":{"status":204}}'))).toBe(true);
    expect(isSuccessAnswer(answer('{"meta":{"status":204}}', 404))).toBe(false);
    expect(isSuccessAnswer(answer('{"meta":{"status":401}}'))).toBe(false);
  });
});
