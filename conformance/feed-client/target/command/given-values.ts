import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { namesInBraces } from '../../../lab/client/placeholders.ts';
import type { Place } from '../../../lab/place/place.ts';
import type { RecordedFeed } from '../recorded-feed.ts';
import type { Given } from '../visit.ts';

/** The values of the words in braces of a command at a feed that is served at an address. */
export function givenValues(
  command: string,
  { feed }: RecordedFeed,
  { key, id }: Given,
  home: string,
  { folder }: Place,
): Readonly<Record<string, string>> {
  const url = `${home}${feed.path}`;
  const state = () => {
    const path = join(folder, 'state');
    mkdirSync(path, { recursive: true });
    return path;
  };
  return {
    url,
    site: feed.site,
    key,
    id,
    address: `${url}/events/${encodeURIComponent(feed.site)}.json?key=${key}`,
    ...(namesInBraces(command).includes('state') ? { state: state() } : {}),
  };
}
