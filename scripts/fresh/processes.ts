import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Processes that work in a folder, as `pid command`. Only Linux tells; elsewhere the list is empty. */
export const findProcessesIn = (folder: string): string[] => {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .filter((pid) => worksIn(pid, folder))
      .map((pid) => `${pid} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')}`);
  } catch {
    return [];
  }
};

const worksIn = (pid: string, folder: string): boolean => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
  } catch {
    // It ended while we looked, or belongs to someone else.
    return false;
  }
};
