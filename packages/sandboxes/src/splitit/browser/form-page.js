// The form in the store's frame: it tells the page around it how things stand, and never what is typed.
const asked = new URLSearchParams(location.search);
const store = asked.get('origin');
const form = document.querySelector('form');
const alertBox = document.querySelector('#problem');

const tell = (type, facts = {}) => window.parent.postMessage({ provider: 'splitit', type, ...facts }, store);

const showProblem = (text) => {
  alertBox.textContent = text;
  alertBox.hidden = false;
  tellHeight();
};

const tellHeight = () => tell('resized', { height: document.documentElement.scrollHeight });

const approve = async () => {
  alertBox.hidden = true;
  const body = JSON.stringify({
    applicationId: asked.get('applicationId'),
    amount: asked.get('amount'),
    currency: asked.get('currency'),
    ...Object.fromEntries(new FormData(form)),
  });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/form/plans', { method: 'POST', headers, body }).catch(() => null);
  const result = await answer?.json().catch(() => null);
  if (answer?.ok) {
    const { InstallmentPlanNumber: planNumber, NumberOfInstallments: numberOfPayments, Card: card } = result;
    tell('succeeded', { planNumber, numberOfPayments, card: { brand: card.CardBrand, last4: card.Last4 } });
  } else showProblem(result?.Error?.Message ?? 'We could not reach SplitIt. Please try again.');
};

const ANSWERS = {
  approve,
  decline: () => tell('failed', { message: 'Your card was declined.' }),
  cancel: () => tell('cancelled'),
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
  ANSWERS[event.submitter?.value ?? 'approve']();
});

new ResizeObserver(tellHeight).observe(document.documentElement);
tell('ready', { height: document.documentElement.scrollHeight });
