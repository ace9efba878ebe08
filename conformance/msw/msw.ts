/**
 * The `http` of MSW, which who uses the mock has installed beside this package.
 *
 * @throws Error where it is not there, or is one of before version 3.
 */
async function load(): Promise<typeof import('msw/http').http> {
  try {
    return (await import('msw/http')).http;
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED') throw cause;
    throw new Error('touchstone/msw needs MSW, version 3 or later: npm install --save-dev msw@3', { cause });
  }
}

export const mswHttp = await load();
