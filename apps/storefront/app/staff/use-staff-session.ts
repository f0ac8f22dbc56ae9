import type { StaffSession } from '@counterpane/contract/staff/staff';
import { useRouteLoaderData } from 'react-router';

/** Who is signed in on a page of staff, and whether they have just proved it; null where no member of staff is signed in. */
export const useStaffSession = (): StaffSession | null =>
  useRouteLoaderData<StaffSession | null>('staff/route') ?? null;
