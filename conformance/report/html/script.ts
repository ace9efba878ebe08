/**
 * The script of the page: it shows the filters and adds buttons that copy. It changes only what is already on the page,
 * and writes texts as texts.
 */
export const SCRIPT = `
(() => {
  const form = document.getElementById('filters');
  if (form) {
    const items = [...document.querySelectorAll('.requirements > li')];
    const groups = [...document.querySelectorAll('.level, .ruleset')];
    const words = new Map(items.map((item) => [item, item.textContent.toLowerCase()]));
    const text = document.getElementById('filter-text');
    const choices = [...form.querySelectorAll('select')];
    const count = document.getElementById('filter-count');
    const filter = () => {
      const wanted = text.value.trim().toLowerCase();
      let shown = 0;
      for (const item of items) {
        const fits =
          words.get(item).includes(wanted) &&
          choices.every(({ value, dataset }) => value === '' || item.dataset[dataset.filter] === value);
        item.hidden = !fits;
        if (fits) shown++;
      }
      for (const group of groups) group.hidden = !group.querySelector('li:not([hidden])');
      const all = items.length + (items.length === 1 ? ' requirement' : ' requirements');
      count.textContent = shown === items.length ? all : shown + ' of ' + all;
    };
    form.addEventListener('input', filter);
    const showAll = () => {
      for (const control of [text, ...choices]) control.value = '';
      filter();
    };
    document.getElementById('filter-none').addEventListener('click', showAll);
    form.hidden = false;
    filter();
    addEventListener('hashchange', () => {
      const item = document.getElementById(location.hash.slice(1));
      if (!item || !item.closest('[hidden]')) return;
      showAll();
      item.scrollIntoView();
    });
  }
  const copied = (text, area) => {
    if (navigator.clipboard && isSecureContext) return navigator.clipboard.writeText(text);
    const range = document.createRange();
    range.selectNodeContents(area);
    getSelection().removeAllRanges();
    getSelection().addRange(range);
    return document.execCommand('copy') ? Promise.resolve() : Promise.reject(new Error('selected'));
  };
  for (const area of document.querySelectorAll('[data-copy]')) {
    const command = area.firstElementChild;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Copy';
    button.setAttribute('aria-label', 'Copy ' + area.dataset.copy);
    const status = document.createElement('span');
    status.setAttribute('role', 'status');
    status.className = 'unseen';
    button.addEventListener('click', async () => {
      let word = 'Copied';
      try {
        await copied(command.textContent, command);
      } catch {
        word = 'Selected';
      }
      button.textContent = word;
      status.textContent = word;
      setTimeout(() => {
        button.textContent = 'Copy';
        status.textContent = '';
      }, 2000);
    });
    area.append(button, status);
  }
})();
`;
