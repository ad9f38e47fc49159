import { type RefObject, useLayoutEffect, useRef } from "react";

/** Returns a ref to the latest value, for code that runs after the render. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
