interface Node<Value> {
  made?: { readonly value: Value };
  next?: WeakMap<object, Node<Value>>;
}

/**
 * Remembers what is made of objects while they live. A catalogue is read again with every sale: what is made of rows and
 * texts that are still the same objects need not be made again.
 */
export const rememberByObjects = <Value>() => {
  const root: Node<Value> = {};
  return (keys: readonly object[], make: () => Value): Value => {
    let node = root;
    for (const key of keys) {
      node.next ??= new WeakMap();
      const next: Node<Value> = node.next.get(key) ?? {};
      node.next.set(key, next);
      node = next;
    }
    node.made ??= { value: make() };
    return node.made.value;
  };
};
