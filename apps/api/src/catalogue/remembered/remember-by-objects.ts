interface Node<Value> {
  made?: { readonly value: Value };
  readonly next: WeakMap<object, Node<Value>>;
}

const newNode = <Value>(): Node<Value> => ({ next: new WeakMap() });

/**
 * Remembers what is made of objects while they live. A catalogue is read again with every sale: what is made of rows and
 * texts that are still the same objects need not be made again.
 */
export const rememberByObjects = <Value>() => {
  const root = newNode<Value>();
  return (keys: readonly object[], make: () => Value): Value => {
    let node = root;
    for (const key of keys) {
      const next = node.next.get(key) ?? newNode<Value>();
      node.next.set(key, next);
      node = next;
    }
    node.made ??= { value: make() };
    return node.made.value;
  };
};
