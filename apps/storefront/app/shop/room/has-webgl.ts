/** Tried on a canvas of its own, because the library logs an error where there is no WebGL. */
export const hasWebGL = (): boolean => {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
};
