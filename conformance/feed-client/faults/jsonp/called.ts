import { readerFault } from '../../testbed/alteration.ts';

export const anyFunctionRead = readerFault({
  text: 'reads the value of a call of any function',
  breaks: 'READER-JP-002',
  caughtBy: ['feed-client/jsonp/called#function'],
  needs: { format: 'jsonp' },
  install: (rig) => ({
    ...rig,
    runScript: (text, callback) => {
      const [, value] = /^(?:\/\*\*\/)?\w+\((.*)\);?$/s.exec(text) ?? [];
      return /\bread\(/.test(text) || value === undefined
        ? rig.runScript(text, callback)
        : { meta: { status: 200 }, data: [] };
    },
  }),
});

export const anyArgumentRead = readerFault({
  text: 'takes a call with something else than an envelope for a list without events',
  breaks: 'READER-JP-002',
  caughtBy: ['feed-client/jsonp/called#argument'],
  needs: { format: 'jsonp' },
  install: (rig) => ({
    ...rig,
    runScript: (text, callback) => {
      const value = rig.runScript(text, callback);
      return typeof value === 'string' ? { meta: { status: 200 }, data: [] } : value;
    },
  }),
});

export const everyCallRead = readerFault({
  text: 'appends the events of each call',
  breaks: 'READER-JP-002',
  caughtBy: ['feed-client/jsonp/called#times'],
  alsoFails: ['feed-client/forms/unique-ids#twice'],
  needs: { format: 'jsonp' },
  install: (rig) => ({
    ...rig,
    mayRepeat: () => true,
    runScript: (text, callback) => {
      const calls = text.trim().split(/\n(?=.*read\()/);
      const events = (call: string) => rig.entriesOf(rig.runScript(call, callback), rig);
      return calls.length === 1
        ? rig.runScript(text, callback)
        : { meta: { status: 200 }, data: calls.flatMap((call) => [...events(call)]) };
    },
  }),
});
