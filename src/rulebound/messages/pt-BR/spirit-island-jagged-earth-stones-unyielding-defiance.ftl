### Spirit Island, Jagged Earth: Stone's Unyielding Defiance.

spirit-stones-unyielding-defiance = Desafio Inabalável da Pedra
spirit-stones-unyielding-defiance-text = Suporta desolação como nenhum outro espírito e faz os invasores se quebrarem na terra que querem arar. Joga poucas cartas no começo, mas suas trilhas estão cheias de terra.
setup-spirits-stones-unyielding-defiance = { spirit-stones-unyielding-defiance }
rule-bestow-the-endurance-of-bedrock = Conceder a Resistência da Rocha
rule-bestow-the-endurance-of-bedrock-text = Quando desolação é adicionada a uma região com sua presença e então não há mais desolação do que presença sua, ela não destrói presença, nem sua nem de outros, e não se espalha.
rule-deep-layers-exposed-to-the-surface = Camadas Profundas Expostas à Superfície
rule-deep-layers-exposed-to-the-surface-text = Quando você abre pela primeira vez um espaço com mais uma jogada de carta, ganhe um poder menor.
power-hold-the-island-fast-with-a-bulwark-of-will = Firmar a Ilha com um Baluarte de Vontade
power-hold-the-island-fast-with-a-bulwark-of-will-text = Energia em vez de perdas, neste turno. Você usa todos os níveis que alcança.
power-hold-the-island-fast-with-a-bulwark-of-will-level-1 = Quando desolação é adicionada a uma região com sua presença, você pode pagar 2 de energia para cada uma: ela vem da caixa e não da carta de desolação. Desolação que se espalha é paga à parte.
power-hold-the-island-fast-with-a-bulwark-of-will-level-2 = Isso custa só 1 de energia.
power-hold-the-island-fast-with-a-bulwark-of-will-level-3 = Quando um evento ou uma carta de desolação destrói por si presença de qualquer espírito, você pode salvá-la por 1 de energia cada. Presença perdida para desolação adicionada não pode ser salva.
power-let-them-break-themselves-against-the-stone = Que Se Quebrem contra a Pedra
power-let-them-break-themselves-against-the-stone-text = Invasores que ferem esta região são feridos. A defesa reduz o que fazem à região. Você usa todos os níveis que alcança.
power-let-them-break-themselves-against-the-stone-level-1 = Neste turno, 2 de dano depois que os invasores causarem qualquer dano à região.
power-let-them-break-themselves-against-the-stone-level-2 = E metade do que causaram à região, arredondada para baixo.
power-let-them-break-themselves-against-the-stone-level-3 = Repita este poder.
power-scarred-and-stony-land = Terra Pedregosa e Marcada
power-scarred-and-stony-land-text = 2 de dano. Depois adicione ermo, e 1 desolação volta para a caixa, não para a carta de desolação.
power-plows-shatter-on-rocky-ground = Arados se Partem no Solo Rochoso
power-plows-shatter-on-rocky-ground-text = Escolha um: 1 de dano a cada vila e cidade, e empurre até 1 vila; ou destrua 1 vila.
power-jagged-shards-push-from-the-earth = Lascas Afiadas Brotam da Terra
power-jagged-shards-push-from-the-earth-text = Adicione ermo. Empurre até 2 dahan.
power-stubborn-solidity = Solidez Teimosa
power-stubborn-solidity-text = Defenda 1 para cada dahan ali. Os dahan desta região não podem ser feridos, destruídos, removidos, substituídos nem movidos neste turno.

symbol-earth-2 = Ganhe 2 terra
symbol-presence-3-mountain-own = Adicione presença no alcance 3, em montanha ou região com presença sua
way-damage-and-push-town = Dano a cada vila e cidade, empurrar uma vila
way-destroy-town = Destruir uma vila
lasting-bulwark-of-will = pode comprar da caixa a desolação das suas regiões
lasting-steadfast-presence = pode salvar presença de eventos e cartas de desolação
lasting-broken-against-the-stone = invasores são feridos quando ferem a região
prompt-start-beside = Em qual região vizinha à sua montanha você começa?
prompt-blight-from-box = Vem desolação a { $land }: você paga para que ela venha da caixa?
prompt-save-presence = Você salva esta presença?
