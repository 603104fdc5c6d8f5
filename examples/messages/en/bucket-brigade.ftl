game = Bucket Brigade
game-about = Three houses burn. Put them out together.
setup-rounds = Rounds
setup-rounds-help = How long you have.
setup-flames = Flames
setup-flames-help = How high each house burns at the start.
house-mill = the mill
house-inn = the inn
house-barn = the barn
prompt-act = Throw a bucket, hand one over, or be ready.
prompt-hand-over = Hand the bucket to whom?
option-douse = Throw a bucket on { $house }
option-hand-over = Hand a bucket to somebody
option-to = { $seat }
option-ready = Ready
event-doused = { $seat } throws a bucket on { $house }: { $flames } left.
event-handed = { $seat } hands a bucket to { $to-seat }.
event-readied = { $seat } is ready.
event-spread = The fire spreads to { $house }: { $flames } now.
status-burns = { $house }: { $flames ->
    [one] one flame
   *[other] { $flames } flames
  }
status-buckets = { $seat }: { $buckets ->
    [one] one bucket
   *[other] { $buckets } buckets
  }
result-saved = The village is saved.
result-burnt = The fire was too strong.
