/** The script of the matrices: it shows the filters, and hides the rows that do not fit. */
export const MATRIX_SCRIPT = `
(() => {
  const form = document.getElementById('matrix-filters');
  if (!form) return;
  const rows = [...document.querySelectorAll('table.matrix tbody tr')];
  const parts = [...document.querySelectorAll('.matrix-part')];
  const text = document.getElementById('matrix-text');
  const rule = document.getElementById('matrix-rule');
  const count = document.getElementById('matrix-count');
  const words = new Map(rows.map((row) => [row, row.querySelector('th').textContent.toLowerCase()]));
  const filter = () => {
    const wanted = text.value.trim().toLowerCase();
    let shown = 0;
    for (const row of rows) {
      const fits = words.get(row).includes(wanted) && (rule.value === '' || row.dataset.worst === rule.value);
      row.hidden = !fits;
      if (fits) shown++;
    }
    for (const part of parts) part.hidden = !part.querySelector('tbody tr:not([hidden])');
    const all = rows.length + (rows.length === 1 ? ' requirement' : ' requirements') + (parts.length > 1 ? ' in all tables' : '');
    count.textContent = shown === rows.length ? all : shown + ' of ' + all;
  };
  form.addEventListener('input', filter);
  form.hidden = false;
  filter();
})();
`;
