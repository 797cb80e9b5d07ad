/**
 * Header of the replies that describe the session: the end of the events at that moment. A stream that is opened with it as
 * `last_event_id` has every change since then, so what is loaded after such a reply need not be loaded again when the stream is open.
 */
export const eventPosition = 'Event-Position';
