/**
 * Loaded before a client whose address cannot be changed: every connection that the process makes for https goes to
 * FEED_PORT of this machine, without TLS. Paths, queries and headers are those of the client.
 */
import { globalAgent } from 'node:https';
import { connect } from 'node:net';

Object.assign(globalAgent, { createConnection: () => connect(Number(process.env.FEED_PORT), '127.0.0.1') });
