import type { SandboxIntegration } from '../machinery/integration.ts';

/** A company as the lab shows it. */
export type LabProvider = Pick<SandboxIntegration, 'name' | 'label' | 'sentinels' | 'forge' | 'example'>;
