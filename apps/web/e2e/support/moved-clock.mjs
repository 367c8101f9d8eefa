// @ts-check
/** Loaded into the server under test before its own code: its clock goes as far ahead as the test says. */
const RealDate = Date;
let ahead = Number(process.env.CLOCK_AHEAD_MS);
const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});

process.on('message', (milliseconds) => {
  ahead += Number(milliseconds);
  process.send?.(ahead);
});
// Being listened to keeps no server alive that wants to end.
process.channel?.unref();
