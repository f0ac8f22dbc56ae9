// The page of Flex Form: it tells its script how things stand, and never what is typed.
const store = new URLSearchParams(location.search).get('origin');
const form = document.querySelector('form');
const alertBox = document.querySelector('#problem');

const tell = (type, facts = {}) => window.parent.postMessage({ type, ...facts }, store);

const tellHeight = () => tell('resized', { height: document.documentElement.scrollHeight });

const showProblem = (text) => {
  alertBox.textContent = text;
  alertBox.hidden = false;
  tellHeight();
};

const approve = async () => {
  alertBox.hidden = true;
  const body = JSON.stringify(Object.fromEntries(new FormData(form)));
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(location.pathname, { method: 'POST', headers, body }).catch(() => null);
  const result = await answer?.json().catch(() => null);
  if (answer?.ok) tell('succeeded');
  else showProblem(result?.Error?.Message ?? 'We could not reach SplitIt. Please try again.');
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (event.submitter?.value === 'approve') approve();
  else tell('failed', { message: 'Your card was declined.' });
});

new ResizeObserver(tellHeight).observe(document.documentElement);
tell('ready', { height: document.documentElement.scrollHeight });
