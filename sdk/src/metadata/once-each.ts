/** Results by the object they were made from: a document is read for two areas and two schemes, and is never changed. */
export function onceEach<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const present = made.get(key) ?? { value: make(key) };
    made.set(key, present);
    return present.value;
  };
}
