/** Asked on a canvas of its own: the library complains aloud where there is nothing to draw with. */
export const canDraw = (): boolean => {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
};
