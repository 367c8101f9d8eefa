/** What joins a sentence to the one before; what is left says what it says by itself, or is refused for other reasons. */
export const CONNECTIVE =
  /^(?:여기서|여기에서|그러나|하지만|그런데도|그런데|그럼에도|그리고|또한|또|따라서|그러므로|그래서|즉|곧|결국|한편|반면에?|반대로|이와는 달리|이에 따라|그 결과|이 때문에|그래야|이에 반해|이에 비해|이에 대해|이에 대하여|이에 맞서|이러한 점에서|이런 점에서|이 점에서|이처럼|이렇듯|마찬가지로|더구나|더욱이|무엇보다|이와 달리|이와 반대로|나아가|더 나아가|다만|특히|요컨대|아울러|게다가|오히려|물론|사실|실제로|일반적으로|그렇지만|이로써|다음으로|마지막으로|그런 다음|그다음(?:에는|에)?),? |^(?:먼저|우선|다음), |^(?:첫째|둘째|셋째|넷째|다섯째|여섯째), /;

/** What sets a sentence against the one before. */
export const AGAINST = /^(?:반면에?|반대로|이와는? 달리|이와는? 반대로|이에 반해|이에 비해|그에 반해|그에 비해),? /;
