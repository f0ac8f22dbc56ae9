import { existsSync } from 'node:fs';
import { run } from '../stages/command.ts';

/** Installs Debian packages where we may: as root, where apt-get exists. Answers whether it worked. */
export const installDebianPackages = async (...names: readonly string[]): Promise<boolean> => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${names.join(', ')} with apt-get …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update', '-qq'], { env, minutes: 5 })) !== 0) return false;
  return (await run('apt-get', ['install', '-qq', '-y', ...names], { env, minutes: 10 })) === 0;
};
