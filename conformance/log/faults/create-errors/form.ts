import { logFault } from '../../testbed/alteration.ts';
import { jsonResponse, withBadRequests } from '../../testbed/refusals.ts';

export const errorAsBareText = logFault({
  text: 'answers errors with the message alone, called JSON',
  breaks: 'LOG-CE-015',
  caughtBy: ['log/create-errors/form#not-json'],
  install: (rig) =>
    withBadRequests(
      rig,
      ({ message }) => new Response(String(message), { status: 400, headers: { 'content-type': 'application/json' } }),
    ),
});

export const errorAsHtml = logFault({
  text: 'calls the JSON of an error HTML',
  breaks: 'LOG-CE-015',
  caughtBy: ['log/create-errors/form#media-type'],
  install: (rig) =>
    withBadRequests(
      rig,
      (error) => new Response(JSON.stringify(error), { status: 400, headers: { 'content-type': 'text/html' } }),
    ),
});

export const errorCodeByName = logFault({
  text: 'has the name of the code in an error',
  breaks: 'LOG-CE-015',
  caughtBy: ['log/create-errors/form#code'],
  install: (rig) => withBadRequests(rig, (error) => jsonResponse(400, { ...error, code: 'INVALID_ARGUMENT' })),
});

export const errorCodeInternalWith400 = logFault({
  text: 'has the code of an internal error with the status 400',
  breaks: 'LOG-CE-015',
  caughtBy: ['log/create-errors/form#status'],
  install: (rig) => withBadRequests(rig, (error) => jsonResponse(400, { ...error, code: 13 })),
});

export const errorCodeOfHttp = logFault({
  text: 'has the HTTP status for the code of an error',
  breaks: 'LOG-CE-015',
  caughtBy: ['log/create-errors/form#code'],
  install: (rig) => withBadRequests(rig, (error) => jsonResponse(400, { ...error, code: 400 })),
});

export const errorDetailsAsObject = logFault({
  text: 'has an object for the details of an error',
  breaks: 'LOG-CE-015',
  caughtBy: ['log/create-errors/form#details'],
  install: (rig) => withBadRequests(rig, (error) => jsonResponse(400, { ...error, details: {} })),
});

export const errorDetailsOfText = logFault({
  text: 'has text among the details of an error',
  breaks: 'LOG-CE-015',
  caughtBy: ['log/create-errors/form#details'],
  install: (rig) =>
    withBadRequests(rig, (error) => jsonResponse(400, { ...error, details: ['see the documentation'] })),
});

export const errorDetailsWithoutTheirType = logFault({
  text: 'has messages among the details of an error that do not say their type',
  breaks: 'LOG-CE-015',
  caughtBy: ['log/create-errors/form#details'],
  install: (rig) =>
    withBadRequests(rig, (error) => jsonResponse(400, { ...error, details: [{ reason: 'MALFORMED' }] })),
});

export const errorMessageAsList = logFault({
  text: 'has a list of messages in an error',
  breaks: 'LOG-CE-015',
  caughtBy: ['log/create-errors/form#message'],
  install: (rig) => withBadRequests(rig, (error) => jsonResponse(400, { ...error, message: [error.message] })),
});

export const errorWithoutContentType = logFault({
  text: 'sends errors without a content type',
  breaks: 'LOG-CE-015',
  caughtBy: ['log/create-errors/form#missing'],
  install: (rig) => withBadRequests(rig, (error) => new Response(Buffer.from(JSON.stringify(error)), { status: 400 })),
});

export const errorOfTwoMediaTypes = logFault({
  text: 'sends errors with two media types, that of JSON and that of gRPC',
  breaks: 'LOG-CE-015',
  caughtBy: ['log/create-errors/form#media-type'],
  install: (rig) =>
    withBadRequests(rig, (error) => {
      const response = jsonResponse(400, error);
      response.headers.append('content-type', 'application/grpc');
      return response;
    }),
});
