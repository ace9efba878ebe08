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
