/** A host as requests give it, without its port. @example hostnameOf('Halcyon.localhost:3000') // "halcyon.localhost" */
export const hostnameOf = (host: string): string => host.toLowerCase().replace(/:\d{1,5}$/, '');
