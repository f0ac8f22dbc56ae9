import { findPostgresBinaries } from '../../test/postgres/binaries.ts';
import { installDebianPackages } from './debian.ts';

/** Whether this machine has PostgreSQL, after an attempt to install it. */
export const ensurePostgres = async (): Promise<boolean> => {
  if (!findPostgresBinaries()) await installDebianPackages('postgresql');
  return findPostgresBinaries() !== null;
};
