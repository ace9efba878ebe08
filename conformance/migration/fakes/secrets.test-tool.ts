/** Fakes that disclose secrets. */

import { writeFileSync } from 'node:fs';
import type { FakeAlterations } from './alteration.test-tool.ts';

const SECRETS = ['migration/secrets/keys', 'migration/secrets/api-key', 'migration/secrets/not-sent'];

export const SECRETS_FAKES: FakeAlterations = {
  'prints-the-key': {
    text: 'prints the private key',
    caughtBy: ['migration/secrets/keys#printed'],
    beside: SECRETS,
    alter: ({ key }) => ({
      key: async (options) => {
        const privateKey = await key(options);
        process.stderr.write(`Using ${privateKey}\n`);
        return privateKey;
      },
    }),
  },
  'prints-the-key-as-a-number': {
    text: 'prints the private key as a number',
    caughtBy: ['migration/secrets/keys#printed'],
    beside: SECRETS,
    alter: ({ key }) => ({
      key: async (options) => {
        const privateKey = await key(options);
        process.stdout.write(`${BigInt(privateKey)}\n`);
        return privateKey;
      },
    }),
  },
  'prints-the-key-for-a-dao': {
    text: 'prints the private key when it migrates a DAO',
    caughtBy: ['migration/secrets/keys#printed'],
    beside: SECRETS,
    alter: ({ dao }) => ({
      dao: (work) => {
        process.stdout.write(`By ${work.options.privateKey ?? 'words'}\n`);
        return dao(work);
      },
    }),
  },
  'prints-the-key-in-groups': {
    text: 'prints the private key in groups of four digits',
    caughtBy: ['migration/secrets/keys#printed'],
    beside: SECRETS,
    alter: ({ key }) => ({
      key: async (options) => {
        const privateKey = await key(options);
        process.stderr.write(`${privateKey.slice(2).match(/.{4}/g)!.join(' ')}\n`);
        return privateKey;
      },
    }),
  },
  'prints-the-mnemonic-as-a-list': {
    text: 'prints the words of the mnemonic as a list',
    caughtBy: ['migration/secrets/keys#printed'],
    beside: SECRETS,
    alter: ({ key }) => ({
      key: (options) => {
        process.stderr.write(`${JSON.stringify((options.mnemonic ?? '').split(' '), null, 2)}\n`);
        return key(options);
      },
    }),
  },
  'prints-wrong-keys': {
    text: 'prints a wrong private key',
    caughtBy: ['migration/secrets/keys#printed'],
    beside: SECRETS,
    alter: ({ key }) => ({
      key: (options) =>
        key(options).catch(() => {
          throw new Error(`expected a key, found ${options.privateKey ?? 'other words'}`);
        }),
    }),
  },
  'prints-the-mnemonic-when-it-fails': {
    text: 'prints its options when it fails',
    caughtBy: ['migration/secrets/keys#printed'],
    beside: ['migration/secrets/not-sent'],
    alter: ({ fail }) => ({
      fail: (error, argv) => {
        const words = argv.find((arg) => arg.split(' ').length >= 12);
        return fail(`${error} ${words ?? ''}`, argv);
      },
    }),
  },
  'key-in-a-file': {
    text: 'writes the private key beside the result',
    caughtBy: ['migration/secrets/keys#in-a-file'],
    beside: SECRETS,
    alter: ({ key }) => ({
      key: async (options) => {
        const privateKey = await key(options);
        writeFileSync('.account', Buffer.from(privateKey.slice(2), 'hex').toString('base64'));
        return privateKey;
      },
    }),
  },
  'node-gets-the-key': {
    text: 'stores the private key at the node',
    caughtBy: ['migration/secrets/not-sent#sent'],
    beside: SECRETS,
    alter: ({ sender }) => ({
      sender: async (key, ask, price, parts) => {
        await ask('personal_importRawKey', [key.slice(2), 'password']).catch(() => {});
        return sender(key, ask, price, parts);
      },
    }),
  },
  'node-gets-the-mnemonic': {
    text: 'stores the mnemonic at the node',
    caughtBy: ['migration/secrets/not-sent#sent'],
    beside: SECRETS,
    alter: ({ checkMeans }) => ({
      checkMeans: async (work, address) => {
        await work.ask('wallet_import', [work.options.mnemonic ?? '']).catch(() => {});
        return checkMeans(work, address);
      },
    }),
  },
  'prints-the-api-key': {
    text: 'prints the URL of a node that gives no answer',
    caughtBy: ['migration/secrets/api-key#printed'],
    beside: SECRETS,
    alter: ({ ask }) => ({
      ask: (url) => async (method, params) => {
        try {
          return await ask(url)(method, params);
        } catch (cause) {
          throw new Error(`${url}: ${(cause as Error).message}`);
        }
      },
    }),
  },
  'api-key-in-the-result': {
    text: 'writes the URL of the node into the result',
    caughtBy: ['migration/secrets/api-key#in-a-file'],
    beside: SECRETS,
    alter: ({ ask, write }) => {
      let node = '';
      return {
        ask: (url) => {
          node = url;
          return ask(url);
        },
        write: (path, result) => write(path, { ...result, at: { node } }),
      };
    },
  },
};
