/** The use of each client in the page. An outcome is text, because text leaves the page unchanged. */
/* global $, fetchJsonp */

/** The outcome of jQuery: data, or its description of the failure. */
function byJquery(options) {
  return new Promise((done) => {
    $.ajax({ timeout: 5_000, ...options })
      .done((data) => done({ data: data instanceof XMLDocument ? tree(data.documentElement) : data }))
      .fail((xhr, text, error) => {
        const said = String(error?.message ?? error);
        done({ failed: text, said, status: xhr.status, body: xhr.responseJSON });
      });
  });
}

async function byFetchJsonp(url, options) {
  try {
    return { data: await (await fetchJsonp(url, { timeout: 1_000, ...options })).json() };
  } catch (error) {
    return { failed: error.message.replace(url, 'URL') };
  }
}

function tree(element) {
  const children = [...element.children].map(tree);
  return [element.localName, children.length > 0 ? children : element.textContent];
}

const clients = {
  // No type is set, so that jQuery chooses by Content-Type.
  'jquery-get': (url) => byJquery({ url }),
  'jquery-jsonp': (url) => byJquery({ url, dataType: 'jsonp' }),
  'fetch-jsonp': byFetchJsonp,
};

window.ask = async (client, url, options) => JSON.stringify(await clients[client](url, options));
