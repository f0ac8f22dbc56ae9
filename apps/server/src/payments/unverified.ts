import type {
  Environment,
  PaymentAccount,
  PaymentIntegration,
} from '@counterpane/providers/payment/integration';

/**
 * Accounts at companies whose API is described nowhere public: a store that takes real money uses one only where its operator
 * has said so by name. `notices` tell which way it is, and what is unverified of companies that are documented, for the log.
 */
export const withoutUnverified = (
  accounts: readonly PaymentAccount[],
  settings: Environment,
  integrations: readonly PaymentIntegration[],
): { readonly accounts: readonly PaymentAccount[]; readonly notices: readonly string[] } => {
  const doubtful = integrations.flatMap(({ name, label, unverified }) => {
    const isHad = unverified && accounts.some((account) => account.name === name);
    return isHad ? [{ name, label, ...unverified, isAccepted: settings[unverified.setting] === 'true' }] : [];
  });
  const off = doubtful.filter(({ isAccepted }) => !isAccepted).map(({ name }) => name);
  const calls = integrations.flatMap(({ name, label, readiness: { unverified } }) =>
    unverified && accounts.some((account) => account.name === name)
      ? [`${label} is offered, and unverified in part. ${unverified}`]
      : [],
  );
  const companies = doubtful.map(({ label, because, setting, isAccepted }) =>
    isAccepted
      ? `${label} is unverified and offered, because of ${setting}=true. ${because}`
      : `${label} is unverified and not offered. ${because} ${setting}=true offers it all the same.`,
  );
  return {
    accounts: accounts.filter(({ name }) => !off.includes(name)),
    notices: [...companies, ...calls],
  };
};
