import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// React asks for it where updates are flushed by hand, and warns of those that are not.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(cleanup);
