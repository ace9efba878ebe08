/** The words in braces that a command may have, each with its meaning. */
export const PLACEHOLDERS = {
  url: 'the address of the feed: its events are at {url}/events/{site}.json',
  site: 'the slug of the site',
  key: 'the key',
  address: 'the whole address of the list in JSON, with the key',
  id: 'the id of an event, for a client that shows one',
  state: 'a folder that stays from look to look',
} as const;
