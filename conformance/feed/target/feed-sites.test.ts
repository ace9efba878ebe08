import { expect, test } from 'vitest';
import { IN_PROCESS } from '../../transport/http/in-process-transport.ts';
import { feedTarget } from './feed.ts';

/** The addresses at which a site list is asked for. */
async function asked(sitesUrl: string, key?: string): Promise<readonly string[]> {
  const urls: string[] = [];
  const handler = (request: Request) => {
    urls.push(request.url);
    return new Response('[]');
  };
  const target = feedTarget({ base: '/v2', site: 'eng', sitesUrl, handler, ...(key === undefined ? {} : { key }) });
  await target.sites!();
  await target.close();
  return urls;
}

test('the site list of the feed is asked for with the key', async () => {
  expect(await asked('/v2/resources/sites.json', 'a+b')).toEqual([`${IN_PROCESS}/v2/resources/sites.json?key=a%2Bb`]);
  expect(await asked('/sites?all=1', 'k')).toEqual([`${IN_PROCESS}/sites?all=1&key=k`]);
});

test('a key in the address stays, and without a key nothing is added', async () => {
  expect(await asked('/sites?key=other', 'k')).toEqual([`${IN_PROCESS}/sites?key=other`]);
  expect(await asked('/sites')).toEqual([`${IN_PROCESS}/sites`]);
});

test('a site list elsewhere is asked for without the key', async () => {
  const [url] = await asked('https://list.example/sites', 'secret-1');
  expect(url).not.toContain('secret-1');
});
