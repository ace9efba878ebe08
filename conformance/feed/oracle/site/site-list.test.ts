import { describe, expect, it } from 'vitest';
import { readSiteList } from './site-list.ts';
import { decodedSlug, similarSlugs, slugInPath } from './slug.ts';

const read = (value: unknown) => readSiteList(Buffer.from(JSON.stringify(value)));

describe('the site list', () => {
  it('is an array, by itself or in the envelope, whatever else its entries have', () => {
    const sites = [{ slug: 'eng', name: 'English', url: null }, { slug: 'library/news' }];
    const expected = [
      { slug: 'eng', name: 'English' },
      { slug: 'library/news', name: null },
    ];
    expect(read(sites)).toEqual(expected);
    expect(read({ meta: {}, data: sites })).toEqual(expected);
  });

  it('is undefined if no entry has a slug', () => {
    for (const value of [[], {}, { data: {} }, [{ name: 'English' }], ['eng'], null])
      expect(read(value)).toBeUndefined();
    expect(readSiteList(Buffer.from('<sites/>'))).toBeUndefined();
  });

  it('has slugs that go into a path with their slashes', () => {
    expect(slugInPath('library/news')).toBe('library/news');
    expect(slugInPath('a b?é')).toBe('a%20b%3F%C3%A9');
    expect(decodedSlug('a%20b')).toBe('a b');
    expect(decodedSlug('%zz')).toBe('%zz');
  });

  it('has slugs that begin with others', () => {
    expect(similarSlugs(['arts', 'art', 'eng', 'arts-theatre'])).toEqual([
      ['arts', 'arts-theatre'],
      ['art', 'arts'],
      ['art', 'arts-theatre'],
    ]);
    expect(similarSlugs(['', 'a', 'b'])).toEqual([]);
  });
});
